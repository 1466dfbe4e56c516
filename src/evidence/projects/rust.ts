import { isTable, readToml, tomlTable } from '../../core/toml';
import { type ProjectFile, type ProjectReading, phrase, type ReadProject } from './project';

/** Cargo takes every file of this folder for a benchmark. */
function hasBenches(file: ProjectFile): boolean {
  const folder = file.directory === '.' ? 'benches/' : `${file.directory}/benches/`;
  return file.below().some((path) => path.startsWith(folder) && path.endsWith('.rs'));
}

/** Cargo.toml: a package, a workspace or both. */
export const readCargo: ReadProject = (file) => {
  const read = readToml(file.text);
  if (!read.ok) {
    const problem = `is not valid TOML (line ${read.line}: ${read.reason})`;
    return { ecosystem: 'Rust', commands: [], constraints: [], problem };
  }
  const own = tomlTable(read.table, 'package');
  const shared = tomlTable(read.table, 'workspace', 'package');
  const all = tomlTable(read.table, 'workspace') === null ? '' : ' --workspace';
  const commands: ProjectReading['commands'] = [
    { kind: 'test', command: `cargo test${all}` },
    { kind: 'build', command: `cargo build${all}` },
  ];
  const lints =
    tomlTable(read.table, 'lints', 'clippy') ?? tomlTable(read.table, 'workspace', 'lints', 'clippy');
  if (lints !== null || file.beside('clippy.toml') || file.beside('.clippy.toml')) {
    commands.push({ kind: 'lint', command: `cargo clippy${all}` });
  }
  if (file.beside('rustfmt.toml') || file.beside('.rustfmt.toml')) {
    commands.push({ kind: 'format', command: 'cargo fmt --check' });
  }
  if (Array.isArray(read.table.bench) || hasBenches(file))
    commands.push({ kind: 'benchmark', command: 'cargo bench' });
  // `edition.workspace = true` stands for the workspace's own value, which its file says.
  const constraints = [own, shared].flatMap((table) => [
    ...phrase('rust-version', table?.['rust-version']),
    ...phrase('edition', table?.edition),
  ]);
  if (own?.publish === 'false') constraints.push('not published to crates.io');
  if (isTable(read.table.features))
    constraints.push(`cargo features: ${Object.keys(read.table.features).sort().slice(0, 12).join(', ')}`);
  return { ecosystem: 'Rust', commands, constraints };
};
