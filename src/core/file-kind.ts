import { isTestFile } from './test-files';

/** What a path's name says of its role; only the first that fits. */
export type FileKind = 'source' | 'test' | 'docs' | 'example' | 'generated' | 'config';

const generated =
  /(?:^|\/)(?:dist|build|out|vendor|vendored|third_party|node_modules|coverage|__snapshots__|target|generated)\/|\.min\.(?:js|css)$|(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|Cargo\.lock|poetry\.lock|uv\.lock|Gemfile\.lock|composer\.lock|go\.sum)$|\.(?:map|snap|lock|svg|generated\.\w+|pb\.go)$/i;
const testData = /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testing|fixtures?|__mocks__|mocks?)\//;
const example = /(?:^|\/)(?:examples?|samples?|demos?|playgrounds?|benchmarks?|bench|tutorials?)\//i;
const docs =
  /(?:^|\/)(?:docs?|documentation|website)\/|\.(?:md|mdx|markdown|rst|adoc|txt)$|(?:^|\/)(?:LICENSE|NOTICE|AUTHORS|CHANGELOG|COPYING)[^/]*$/i;
const config =
  /\.(?:json[c5]?|ya?ml|toml|ini|cfg|conf|properties|xml|env|editorconfig|gitignore|npmrc)$|(?:^|\/)\.[^/]+$|(?:^|\/)(?:Makefile|Dockerfile)$/i;

/** The role of a file by its path. */
export function fileKind(path: string): FileKind {
  if (generated.test(path)) return 'generated';
  if (isTestFile(path) || testData.test(path)) return 'test';
  if (example.test(path)) return 'example';
  if (docs.test(path)) return 'docs';
  return config.test(path) ? 'config' : 'source';
}
