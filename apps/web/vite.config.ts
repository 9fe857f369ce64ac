import react from '@vitejs/plugin-react'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { resolve } from 'node:path'
import type { InlineConfig } from 'vite'
import { learnerRoutesPlugin } from './scripts/learner-routes.ts'
import { lighterVendorsPlugin } from './scripts/lighter-vendors-plugin.ts'
import { pageManifestPlugin } from './scripts/page-manifest.ts'
import { pdfAssetsPlugin } from './scripts/pdf-assets-plugin.ts'
import { serviceWorkerPlugin } from './scripts/service-worker-plugin.ts'
import { textsPlugin } from './scripts/texts/texts-plugin.ts'
import { uiSourcePlugin } from './scripts/ui-source-plugin.ts'

export const webRoot = import.meta.dirname
export const distRoot = resolve(webRoot, 'dist')

const learnersOwn = [
  'packages/ui/src/(avatar|badge|button|class-names|css-variables|icon\\.|link|notice|progress|skeleton|spinner|toast-store|tone-icon|visually)',
  'web/src/lib/(api/(?!query)|texts/)',
  'packages/ui/src/(base|brand|fonts|tokens)\\.css',
  '(contract/src/kernel/locales|web/src/(outbox-kinds|router|start-page))\\.',
  // The routes themselves; what they show is in chunks of their own.
  'web/src/routes/(__root|_enter|_learner|register)[^?]*(\\?tsr-shared=1)?$',
  'web/src/(features/accounts/sign-in/sign-in-search|shell/account/account-search)\\.',
  'web/src/lib/(app-link|areas|errors|lucide-icon|next-search|page-flow|page-meta|paths|reporting|use-action|use-retry)\\.',
  'web/src/lib/outbox/(react|index|change)\\.',
  'web/src/shell/(?!account|enter|expert)',
  'web/src/features/(access/(?!use-opening)|accounts/(api/(get-user|get-school|logout)|first-owner/load-first-owner|legal/legal-links)|learner-shell/(?!learner-menus))',
  'web/src/features/frame/(connection|language-choice|skip|use-connection)',
  'web/src/features/courses/(go-on-text|api/(get-public|list-public|join)|components/(lesson-mark|program))',
  'web/src/features/attempts/(attempt-look|api|answer-kind|components/(attempt-status|quiz|question-skeleton))',
  'web/src/features/lessons/(use-wanted|way-on|lesson-search|api/get-public-lesson|components/lesson-page\\.module)',
  'web/src/lib/(outbox/clock|read-search)\\.',
  'packages/ui/src/graphemes',
  'lucide-react/dist/esm/icons/(check|circle-check|circle-x|circle-dashed|hourglass|info|languages|lock|rotate-ccw|sun-moon|triangle-exclamation-point|wifi|wifi-off|x)\\.',
].map((pattern) => new RegExp(pattern))

const ofPractice = [
  'packages/ui/src/(choice|saved-state)',
  'web/src/features/frame/(work-state|other-person-way)',
  'web/src/features/attempts/(?!index|attempt-look|api|answer-kind|components/(attempt-status|quiz|question-skeleton|finish-question|attempt-result))',
  'web/src/features/quizzes/question-types/(answer\\.|choice-player|choice\\.module|define-question-view|picked-after|question-views|[a-z-]+/(player|view)\\.)',
  'contract/src/quizzes/question-types/[a-z-]+/validate\\.',
  'lucide-react/dist/esm/icons/(circle-alert|circle-exclamation-point|cloud-check|cloud-off|cloud-upload)\\.',
].map((pattern) => new RegExp(pattern))

const ofLesson = [
  'web/src/features/lessons/(components/(?!lesson-locked|reading-panel|quiz-page)|reading\\.|use-lesson-progress|api/lesson-events)',
  'web/src/features/blocks/(unit-view|types/(text|quiz)/view)',
].map((pattern) => new RegExp(pattern))

const isIn = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id.replaceAll('\\', '/')))

const isLearnersOwn = isIn(learnersOwn)
const isOfPractice = isIn(ofPractice)
const isOfLesson = isIn(ofLesson)

/** Code that rarely changes, kept apart, so that an edit renames only the chunks it touches. */
const groups = [
  {
    // What every learner's page is made of, in one file: thirty small ones compress worse and wait for each other.
    name: 'learner',
    test: isLearnersOwn,
  },
  {
    name: 'practice',
    test: isOfPractice,
  },
  {
    name: 'lesson',
    test: isOfLesson,
  },
  {
    name: 'base',
    // With what stands in for a part of the router: it must not wait for a chunk that waits for the router.
    test: /vite[\\/]preload-helper|web[\\/]src[\\/]lib[\\/]no-router-link|node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@lingui|@tanstack[\\/](?!react-query|query-core)[^\\/]+)[\\/]/,
  },
]

/** Routes whose loaders stay in the route table: the frames, and the page that most readers read. */
const keptWhole: ReadonlySet<string> = new Set(['__root__', '/_learner', '/_learner/courses/$course/$lesson'])

/** What the client build, the server build and the development server share. */
export const webConfig = (): InlineConfig => ({
  configFile: false,
  root: webRoot,
  logLevel: 'warn',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      disableLogging: true,
      routesDirectory: resolve(webRoot, 'src/routes'),
      generatedRouteTree: resolve(webRoot, 'src/routeTree.gen.ts'),
      tmpDir: resolve(webRoot, 'dist/.router'),
      // A pending component in a split group cannot be rendered under `ssr: false` (React error 419), so it stays out.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'errorComponent', 'notFoundComponent']],
        // What other pages load comes with them: every page carries the route table, and most readers read a lesson.
        splitBehavior: ({ routeId }: { routeId: string }) =>
          keptWhole.has(routeId)
            ? undefined
            : [['loader', 'component', 'errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
    lighterVendorsPlugin(),
    learnerRoutesPlugin(),
    uiSourcePlugin(),
    textsPlugin(),
    pdfAssetsPlugin(),
    pageManifestPlugin(),
    serviceWorkerPlugin(),
  ],
  // React has had the hook for years; the shim is for versions that had not.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  css: { modules: { generateScopedName: scopedName() } },
})

/** Short in a build, where every class name travels in page and script; readable in development. */
const scopedName = () =>
  process.env['NODE_ENV'] === 'production' ? '[hash:base64:6]' : '[name]__[local]__[hash:base64:5]'

/** Client build: hashed files under `assets/`, and Vite's manifest for the server. */
export const clientConfig = (): InlineConfig => ({
  ...webConfig(),
  build: {
    outDir: resolve(distRoot, 'client'),
    emptyOutDir: true,
    manifest: true,
    // A data: address would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Scripts are found by the chunk that needs them; naming them all beside every import weighs on every page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
    },
    reportCompressedSize: false,
    // The reader of documents is one large file, loaded by whoever reads one.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      input: ['src/entry-client.tsx', 'src/entry-workbench.tsx'].map((entry) => resolve(webRoot, entry)),
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
    },
  },
})

/**
 * Server build: one self-contained file tree. React is bundled in its production form, because the process that loads it
 * may run without NODE_ENV=production (the demo does).
 */
export const serverConfig = (): InlineConfig => ({
  ...webConfig(),
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: resolve(distRoot, 'server'),
    emptyOutDir: true,
    ssr: resolve(webRoot, 'src/entry-server.tsx'),
    copyPublicDir: false,
    reportCompressedSize: false,
    minify: false,
  },
})
