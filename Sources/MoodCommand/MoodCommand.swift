// MoodCommand
