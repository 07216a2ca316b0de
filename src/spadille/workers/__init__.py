"""Players who look ahead, in processes of their own, and the pace at which all bots answer."""
