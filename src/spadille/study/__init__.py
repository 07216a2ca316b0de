"""Studies: very many deals, split into units that any machine can play, and stored as Parquet files."""
