"""Clubs: members and a director come by two links, play evenings, agree to slips, and have one list."""
