// WellbeingStore
