"""Studies: very many deals, in shards that any machine can play, kept as Parquet."""
