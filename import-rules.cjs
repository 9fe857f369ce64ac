'use strict'
const { pageRules } = require('./scripts/house/page-import-rules.cjs')

// The arrows of the house (docs/decisions and README, "The house"), checked on every change by dependency-cruiser. Each rule
// carries the reason that is printed when it is broken. `npm run check` also asserts that every source file was seen: with
// TypeScript 7 the tool reads nothing at all unless @swc/core is there, and would call that a success.

/** Domains from low to high. A domain imports lower tiers only; what must go up goes as a fact or a signal, or as a
 * service that the higher one provides. */
const domainTiers = [
  ['facts'],
  ['kernel'],
  ['filters'],
  ['texts', 'live'],
  ['identity'],
  ['schools'],
  ['staff', 'streaks'],
  ['tasks', 'views'],
  ['contacts'],
  ['products'],
  ['teams'],
  ['access'],
  ['files'],
  ['quizzes'],
  ['attempts', 'comments', 'rich-text'],
  ['blocks'],
  ['lessons'],
  ['offers'],
  ['orders'],
  ['payments'],
  ['practices'],
  ['courses', 'webinars', 'peer-reviews'],
  ['course-files', 'learning'],
  ['certificates', 'closed-groups', 'notifications', 'notes', 'mailing', 'automations', 'analytics'],
]

/** The web's features; `dev-ui` is no domain, it shows parts of all. The school's settings show its staff, so `schools` stands above `staff` here, and a
 * result shows what is said about it, so `attempts` stands above `comments`; the list of courses shows what is made of files, so `course-files` stands
 * below `courses`. */
const featureTiers = [
  ['access', 'rich-text'],
  ['identity'],
  ['staff', 'tasks', 'views'],
  ['schools'],
  ['files'],
  ['shown-text', 'payments'],
  ['quizzes', 'offers', 'contacts', 'lesson-text'],
  ['comments', 'peer-reviews'],
  ['attempts', 'orders'],
  ['blocks'],
  ['lessons', 'course-files'],
  ['practices'],
  ['courses', 'webinars'],
  ['learning'],
  [
    'certificates',
    'closed-groups',
    'notifications',
    'notes',
    'mailing',
    'automations',
    'analytics',
    'dev-ui',
  ],
]

/** Where domains live, each with what it is called in a rule's name. */
const floors = [
  { name: 'contract', folder: 'packages/contract/src', tiers: domainTiers },
  { name: 'server', folder: 'apps/server/src/domains', tiers: domainTiers },
  { name: 'web', folder: 'apps/web/src/features', tiers: featureTiers },
]

const tests = '\\.test\\.tsx?$|(^|/)testing/'
const anyOf = (names) => `(${names.join('|')})`

/** One rule for each floor and tier: nothing of the same or a higher tier, except the domain itself. */
const tierRules = floors.flatMap(({ name, folder, tiers }) =>
  tiers.map((domains, tier) => ({
    name: `${name}-tier-${tier + 1}-stays-low`,
    comment: `${domains.join(', ')} may import lower tiers only; tell a higher domain by a fact or a signal instead.`,
    severity: 'error',
    from: { path: `^${folder}/${anyOf(domains)}/` },
    to: { path: `^${folder}/${anyOf(tiers.slice(tier).flat())}/`, pathNot: `^${folder}/$1/` },
  })),
)

/** Domains whose rooms have doors of their own: one door would load players, viewers and the storage page together, the pages of the account with the bell, a page of its own with every route, or all that texts may hold with a face of letters. */
const roomDoors = [
  'apps/web/src/features/files',
  'apps/web/src/features/notifications',
  'apps/web/src/features/peer-reviews',
  'apps/web/src/features/shown-text',
]

const doorRules = floors
  .filter(({ name }) => name !== 'contract')
  .map(({ name, folder }) => ({
    name: `${name}-domains-have-one-door`,
    comment: 'Another domain is imported through its index.ts only, so that its inside can change.',
    severity: 'error',
    from: { path: `^${folder}/([^/]+)/`, pathNot: '\\.tables\\.ts$' },
    to: {
      path: `^${folder}/[^/]+/.+`,
      pathNot: [
        `^${folder}/$1/`,
        `^${folder}/[^/]+/index\\.tsx?$`,
        ...roomDoors.map((domain) => `^${domain}/[^/]+/index\\.tsx?$`),
      ],
    },
  }))

/** A foreign key names the table at which it points. The tool that writes migrations reads tables alone, and a door would
 * have it load the whole domain. */
const tableRule = {
  name: 'tables-know-tables',
  comment: "A table imports another domain's tables only, for its foreign keys.",
  severity: 'error',
  from: { path: '^apps/server/src/domains/([^/]+)/.*\\.tables\\.ts$' },
  to: {
    path: '^apps/server/src/domains/',
    pathNot: ['^apps/server/src/domains/$1/', '\\.tables\\.ts$'],
  },
}

const unknownDomainRules = floors.map(({ name, folder, tiers }) => ({
  name: `${name}-domain-has-a-tier`,
  comment:
    'Every domain folder stands in the tier table of import-rules.cjs; add the new one where it belongs.',
  severity: 'error',
  from: {},
  to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/${anyOf(tiers.flat())}/` },
}))

const rules = [
  {
    name: 'no-cycles',
    comment:
      'Files that import each other in a circle, be it types only, cannot be understood, tested or split one at a time: move ' +
      'what both need into a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that leads nowhere fails at run time.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'contract-is-pure',
    comment:
      'The contract is shared by both sides: it imports zod, Temporal and itself, no runtime, no vendor, no side.',
    severity: 'error',
    from: { path: '^packages/contract/src', pathNot: tests },
    to: { pathNot: ['^packages/contract/src', 'node_modules/(zod|temporal-polyfill)/'] },
  },
  {
    name: 'formats-are-pure',
    comment:
      'What files of others mean is told by rules: they import the contract and themselves, no runtime, no vendor, no side.',
    severity: 'error',
    from: { path: '^packages/formats/src', pathNot: tests },
    to: { pathNot: '^packages/(contract|formats)/src' },
  },
  {
    name: 'server-never-imports-web',
    comment:
      'The server reaches the pages through their build only (RenderPage), so either side can be built alone.',
    severity: 'error',
    from: { path: '^apps/server/src' },
    to: { path: '^(apps/web|packages/ui)/' },
  },
  {
    name: 'web-never-imports-server',
    comment:
      'Server code in the browser would leak rules, keys and secrets; the contract is what both may know.',
    severity: 'error',
    from: { path: '^(apps/web|packages/ui)/' },
    to: { path: '^apps/server/' },
  },
  {
    name: 'stand-ins-know-no-side',
    comment:
      'A stand-in that shared code with the server would share its mistakes: both meet by the wire formats only.',
    severity: 'error',
    from: { path: '^apps/stand-ins/' },
    to: { path: '^(apps/(server|web)|packages/(ui|formats))/' },
  },
  {
    name: 'ui-knows-no-domain',
    comment: 'The design system is used by every domain, so it may know none: not the contract, not the web.',
    severity: 'error',
    from: { path: '^packages/ui/src' },
    to: { path: '^(packages/(contract|formats)|apps)/' },
  },
  {
    name: 'domains-import-no-vendor',
    comment:
      'Vendors enter by one door, platform/, behind an interface that a test can replace. Domains use zod, the contract, and ' +
      "platform's doors (database/sql.ts for tables and queries).",
    severity: 'error',
    from: { path: '^apps/server/src/domains/', pathNot: tests },
    to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
  },
  {
    name: 'platform-knows-no-domain',
    comment: 'The platform is below every domain; app.ts and start-server.ts put them together.',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: tests },
    to: { path: '^apps/server/src/(domains/|app\\.ts|main\\.ts)' },
  },
  {
    name: 'product-never-imports-tests',
    comment: 'What exists for tests must not run in a school.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'files-are-written-apart',
    comment:
      'Writing a document keeps a thread busy for seconds, so the server never does it itself: a program beside the server does ' +
      '(platform/documents/write-apart.ts), in turns from school to school.',
    severity: 'error',
    from: { path: '^apps/server/src/(app|jobs|start-server)\\.ts$' },
    to: {
      path: '^apps/server/src/(platform/documents/write-(pdf|workbook|archive)|platform/rich-text/(word|markdown)/)',
      pathNot: '/read-word-text\\.ts$|/word-styles\\.ts$',
      reachable: true,
    },
  },
  {
    name: 'kinds-of-units-stand-in-registries',
    comment:
      'A kind of unit is reached by the registry of its floor: whoever names one must be changed again for the next. What a room ' +
      'wants to know of units, every kind tells (block-type.ts, block-description.ts).',
    severity: 'error',
    from: {
      path: '^(packages/contract|apps)/',
      pathNot: [
        '/blocks/types/',
        '/blocks/(registry|block-descriptions|block-editors|unit-view|index)\\.tsx?$',
        tests,
      ],
    },
    to: { path: '/blocks/types/' },
  },
  {
    name: 'kinds-of-units-know-none-other',
    comment: 'The folder of a kind of unit can be taken away without another kind noticing.',
    severity: 'error',
    from: { path: '/blocks/types/([^/]+)/' },
    to: { path: '/blocks/types/', pathNot: '/blocks/types/$1/' },
  },
]

module.exports = {
  forbidden: [...rules, ...pageRules(tests), ...tierRules, ...doorRules, tableRule, ...unknownDomainRules],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/|\\.gen\\.ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
