//! Copy the rulebook for the package: it lies beside `src`, and the wheel holds it as `spadille/rulebook`.

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;

fn main() -> io::Result<()> {
    let pages = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../rulebook");
    let laid = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("rulebook");
    println!("cargo::rerun-if-changed={}", pages.display());
    if laid.exists() {
        fs::remove_dir_all(&laid)?;
    }
    fs::create_dir_all(&laid)?;
    for page in fs::read_dir(&pages)? {
        let page = page?.path();
        if let Some(name) = page.file_name().filter(|_| page.is_file()) {
            fs::copy(&page, laid.join(name))?;
        }
    }
    Ok(())
}
