// WellbeingInsights
