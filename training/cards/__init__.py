"""How the expert's customs are fitted: self-play is kept deal by deal, and weights are made of it."""
