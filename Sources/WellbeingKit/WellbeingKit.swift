@_exported public import CivilTime
@_exported public import ICalendar
@_exported public import WellbeingExchange
@_exported public import WellbeingInsights
@_exported public import WellbeingModel
@_exported public import WellbeingQuestionnaires
@_exported public import WellbeingReports
@_exported public import WellbeingStore
