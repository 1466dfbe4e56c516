import { firstMatch, nothing, phrase, type ReadProject } from './project';

/** pom.xml. Modules below a root pom.xml are built from there. */
export const readMaven: ReadProject = (file) => {
  if (file.directory !== '.' && file.atRoot('pom.xml')) return nothing;
  const run = file.beside('mvnw') ? './mvnw' : 'mvn';
  const release = firstMatch(
    file.text,
    /<(?:maven\.compiler\.(?:release|source)|java\.version)>([^<]{1,40})</,
  );
  return {
    ecosystem: 'Java (Maven)',
    commands: [
      { kind: 'test', command: `${run} test` },
      { kind: 'build', command: `${run} package` },
    ],
    constraints: phrase('Java', release?.startsWith('$') ? null : release),
  };
};

/** build.gradle and build.gradle.kts. Projects below a root build are built from there. */
export const readGradle: ReadProject = (file) => {
  const rootBuild = ['settings.gradle', 'settings.gradle.kts', 'build.gradle', 'build.gradle.kts'];
  if (file.directory !== '.' && rootBuild.some((name) => file.atRoot(name))) return nothing;
  const run = file.beside('gradlew') ? './gradlew' : 'gradle';
  const version =
    firstMatch(file.text, /JavaLanguageVersion\.of\(["']?([\w.]{1,20})/) ??
    firstMatch(file.text, /jvmToolchain\(["']?([\w.]{1,20})/) ??
    firstMatch(file.text, /sourceCompatibility\s{0,3}=?\s{0,3}["']?([\w.]{1,40})/);
  return {
    ecosystem: 'Java or Kotlin (Gradle)',
    commands: [
      { kind: 'test', command: `${run} test` },
      { kind: 'build', command: `${run} build` },
    ],
    constraints: phrase('Java', version),
  };
};
