"""Studies: very many deals, split into shards that any machine can play, and stored as Parquet."""
