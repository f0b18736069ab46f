// Who may import whom. Rules speak in patterns, so a new feature or module needs no new line here.
const packages = (names) => `^packages/(${names})/`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-cycles', 'Two files that need each other are one file, or want a third.', {}, { circular: true }),
    forbid(
      'resolvable',
      'An import that cannot be followed would escape every other rule.',
      { pathNot: '\\.css$' },
      // What a plugin of the build makes has no file.
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    ...['domain', 'i18n', 'api', 'vendor-kit'].map((name) =>
      forbid(
        `${name}-stands-alone`,
        `${name} imports no one but itself.`,
        { path: `^packages/${name}/` },
        { path: '^(packages|apps)/', pathNot: [`^packages/${name}/`, '^packages/config/'] },
      ),
    ),
    forbid(
      'ui-stands-alone',
      'ui imports no one but itself; its tokens and their tests know what a brand may change.',
      { path: '^packages/ui/' },
      { path: '^(packages|apps)/', pathNot: ['^packages/ui/', '^packages/config/', '^packages/domain/src/brand/'] },
    ),
    forbid(
      'games',
      'games may use domain only.',
      { path: packages('games') },
      { path: '^(packages|apps)/', pathNot: [packages('games|domain|config')] },
    ),
    forbid(
      'web-kit',
      'web-kit may use domain, i18n, ui, api.',
      { path: packages('web-kit') },
      { path: '^(packages|apps)/', pathNot: [packages('web-kit|domain|i18n|ui|api|config')] },
    ),
    forbid(
      'server',
      'The server may use domain, games, i18n; api in its tests.',
      { path: '^apps/server/', pathNot: ['\\.test\\.ts$', '^apps/server/tests/'] },
      { path: '^(packages|apps)/', pathNot: ['^apps/server/', packages('domain|games|i18n|config')] },
    ),
    forbid(
      'studio',
      'The studio knows the platform only through the vendor protocol.',
      { path: '^apps/studio/' },
      { path: '^(packages|apps)/', pathNot: ['^apps/studio/', packages('domain|games|i18n|ui|vendor-kit|config')] },
    ),
    forbid(
      'sandbox',
      'Stand-ins know nothing of the platform but money, and words for their pages.',
      { path: '^apps/sandbox/' },
      { path: '^(packages|apps)/', pathNot: ['^apps/sandbox/', packages('domain|i18n|config')] },
    ),
    forbid(
      'apps-apart',
      'No app imports another.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'features-apart',
      'Features never see each other; app joins them.',
      { path: '^(apps/[^/]+/src)/features/([^/]+)/' },
      { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    ),
    forbid(
      'features-below-app',
      'A feature does not know the app.',
      { path: '^(apps/[^/]+/src)/(features|shared)/' },
      { path: '^$1/app/' },
    ),
    forbid(
      'shared-below-features',
      'What is shared does not know a feature.',
      { path: '^(apps/[^/]+/src)/shared/' },
      { path: '^$1/features/' },
    ),
    forbid(
      'feature-doors',
      'app comes in by the door.',
      { path: '^(apps/[^/]+/src)/app/' },
      { path: '^$1/features/', pathNot: '/routes\\.tsx$' },
    ),
    forbid(
      'kernel-below-modules',
      'The kernel knows no module.',
      { path: '^apps/server/src/kernel/' },
      { path: '^apps/server/src/(modules|main)/' },
    ),
    forbid(
      'modules-below-main',
      'Only main wires.',
      { path: '^apps/server/src/modules/' },
      { path: '^apps/server/src/main/' },
    ),
    forbid(
      'module-doors',
      'Modules meet only at index.ts.',
      { path: '^apps/server/src/modules/([^/]+)/' },
      {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    forbid(
      'main-by-doors',
      'main comes in by the doors.',
      { path: '^apps/server/src/main/' },
      { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/[^/]+/index\\.ts$' },
    ),
    forbid(
      'api-client-in-queries',
      'Only a queries file speaks to the server.',
      { path: '^apps/(player|agent)-web/src/features/', pathNot: ['\\.queries\\.ts$', '\\.test\\.tsx?$'] },
      { path: packages('api') },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|node_modules)/|\\.generated\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
