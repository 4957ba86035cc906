// WellbeingReports
