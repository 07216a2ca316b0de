//! Copy the rulebook for the package: it lies beside `src`, a folder for each language, and the wheel holds it as
//! `spadille/rulebook`.

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
    for folder in fs::read_dir(&pages)? {
        let folder = folder?;
        if !folder.file_type()?.is_dir() {
            continue;
        }
        let language = laid.join(folder.file_name());
        fs::create_dir_all(&language)?;
        for page in fs::read_dir(folder.path())? {
            let page = page?;
            fs::copy(page.path(), language.join(page.file_name()))?;
        }
    }
    Ok(())
}
