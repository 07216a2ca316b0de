"""How the expert's policies are fitted: self-play is kept deal by deal, and weights are made of it."""
