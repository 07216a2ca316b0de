//! The module graph has no cycle, neither of files nor of folders.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Read the code of each module, without tests and comments.
fn sources() -> BTreeMap<Vec<String>, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = BTreeMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.file_name().is_some_and(|name| name != "tests.rs" && name != "lib.rs") {
                let place = path.strip_prefix(&root).unwrap().with_extension("");
                let names = place.iter().map(|name| name.to_str().unwrap().to_owned());
                found.insert(names.filter(|name| name != "mod").collect(), code(&path));
            }
        }
    }
    found
}

fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let own = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    own.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n")
}

/// Parse the paths at the start of a text. A group in braces is expanded.
fn paths(text: &str) -> Vec<Vec<String>> {
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let text = text.trim_start();
    if let Some(group) = text.strip_prefix('{') {
        return members(group).into_iter().flat_map(paths).collect();
    }
    let end = text.find(|letter| !is_name(letter)).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let further = rest.strip_prefix("::").map_or_else(Vec::new, paths);
    let before = |mut path: Vec<String>| {
        path.insert(0, name.to_owned());
        path
    };
    if further.is_empty() { vec![vec![name.to_owned()]] } else { further.into_iter().map(before).collect() }
}

/// Split a group at its commas, up to its closing brace.
fn members(group: &str) -> Vec<&str> {
    let (mut depth, mut begin, mut all) = (0, 0, vec![]);
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            '}' => {
                all.push(&group[begin..at]);
                break;
            }
            ',' if depth == 0 => {
                all.push(&group[begin..at]);
                begin = at + 1;
            }
            _ => (),
        }
    }
    all
}

/// List the modules that each module names.
fn needed() -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let sources = sources();
    let deepest = |path: &[String]| {
        (1..=path.len()).rev().map(|long| path[..long].to_vec()).find(|place| sources.contains_key(place))
    };
    let of = |module: &Vec<String>, text: &String| {
        let from = |word: &str, start: &[String]| -> Vec<Vec<String>> {
            let begins = text.match_indices(word).flat_map(|(at, _)| paths(&text[at + word.len()..]));
            begins.filter_map(|path| deepest(&[start, &path].concat())).collect()
        };
        let parent = &module[..module.len() - 1];
        let named = [from("crate::", &[]), from("super::", parent)].concat();
        (module.clone(), named.into_iter().filter(|other| other != module).collect())
    };
    sources.iter().map(|(module, text)| of(module, text)).collect()
}

/// Find a cycle, if there is one.
fn cycle(needs: &BTreeMap<Vec<String>, BTreeSet<Vec<String>>>) -> Option<Vec<String>> {
    let mut left = needs.clone();
    loop {
        let kept: BTreeSet<_> = left.keys().cloned().collect();
        let free: Vec<_> = left
            .iter()
            .filter(|(_, needs)| needs.is_disjoint(&kept))
            .map(|(module, _)| module.clone())
            .collect();
        if free.is_empty() {
            let places: Vec<_> = left.keys().map(|place| place.join("/")).collect();
            return (!places.is_empty()).then_some(places);
        }
        left.retain(|module, _| !free.contains(module));
    }
}

#[test]
fn files_have_no_cyclic_imports() {
    let needs = needed();
    assert!(needs.len() > 40 && needs.values().map(BTreeSet::len).sum::<usize>() > 100, "{needs:?}");
    assert_eq!(cycle(&needs), None);
}

#[test]
fn folders_have_no_cyclic_imports() {
    let mut folders: BTreeMap<Vec<String>, BTreeSet<Vec<String>>> = BTreeMap::new();
    for (module, needs) in needed() {
        let own = module[..1].to_vec();
        let others = needs.into_iter().map(|place| place[..1].to_vec()).filter(|other| *other != own);
        folders.entry(own.clone()).or_default().extend(others);
    }
    assert!(folders[&vec!["ismcts".to_owned()]].contains(&vec!["policy".to_owned()]));
    assert_eq!(cycle(&folders), None);
}

#[test]
fn a_cycle_is_detected() {
    let place = |name: &str| vec![name.to_owned()];
    let needs =
        [("a", "b"), ("b", "c"), ("c", "b")].map(|(user, other)| (place(user), [place(other)].into()));
    assert_eq!(cycle(&needs.into()), Some(vec!["a".to_owned(), "b".to_owned(), "c".to_owned()]));
    assert_eq!(paths("a::{b, c::{d, e}};").len(), 3);
}
