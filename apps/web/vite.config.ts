import react from '@vitejs/plugin-react'
import { tanstackRouter, type CodeSplittingOptions } from '@tanstack/router-plugin/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { locales } from '@lectern/contract/kernel/locales'
import { resolve } from 'node:path'
import type { InlineConfig } from 'vite'
import { learnerRoutesPlugin } from './scripts/learner-routes.ts'
import { pageManifestPlugin } from './scripts/page-manifest.ts'
import { pdfAssetsPlugin } from './scripts/pdf-assets-plugin.ts'
import { serviceWorkerPlugin } from './scripts/service-worker-plugin.ts'
import { textsPlugin } from './scripts/texts/texts-plugin.ts'
import { uiSourcePlugin } from './scripts/ui-source-plugin.ts'

export const webRoot = import.meta.dirname
export const distRoot = resolve(webRoot, 'dist')

/** Chunks of more than one page, by package. Everything else is divided by the bundler's own rules. */
const groups = [
  {
    // Changes only with a version of a package.
    name: 'base',
    test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@lingui|@tanstack[\\/](?!react-query|query-core|react-virtual|virtual-core)[^\\/]+)[\\/]/,
  },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/ },
  // What an entry imports by itself: every page loads it. Not the entries: each is loaded by its own pages alone.
  { name: 'page', tags: ['$initial' as const], test: /^(?!.*[\\/]src[\\/]entry-)/ },
  // The drawings of every lesson: what else is merged with them, lessons would load for nothing.
  {
    name: 'lesson-icons',
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](check|chevron-down|chevron-left|circle-alert|circle-exclamation-point|circle-dashed|cloud-check|cloud-off|cloud-upload|flag|hourglass|lock|menu|rotate-ccw)\.m?js/,
  },
  // A request of its own costs more than the drawing in it: those that nearly the same pages show are one file.
  {
    name: 'icons',
    test: /node_modules[\\/]lucide-react[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
  },
  // Forms, and questions that are answered by typing or choosing: most lessons show none at once.
  {
    name: 'fields',
    test: /packages[\\/]ui[\\/]src[\\/](fields[\\/](field|text-area|text-input)|choices[\\/](choice-card|checkbox))\./,
    minShareCount: 4,
  },
  // Without the parts of lists: the lesson, which loads this, shows none. A select stands by itself: some questions have it,
  // and so do menus, tooltips, keys, what announces a move, what asks before something is deleted, what stands in place of an
  // empty list, and the sizes of files.
  {
    name: 'kit',
    test: /packages[\\/]ui[\\/]src[\\/](?!list-page|lists|actions[\\/](menu|list-keys|use-list-keys)|dragging[\\/]announcer|overlays[\\/](confirm-delete|dialog|form-dialog|open-modals|place-popover|same-name|side-sheet|tip-panel|use-modal|use-popover)|choices[\\/](segmented|select|switch)|fields[\\/]search-input|layout[\\/](breadcrumbs|kbd|tabs|use-hidden-sides)|text[\\/]file-size|feedback[\\/]empty-state)/,
    minShareCount: 32,
  },
  // A lesson opens none at once.
  {
    name: 'dialogs',
    test: /packages[\\/]ui[\\/]src[\\/]overlays[\\/](dialog|form-dialog|open-modals|side-sheet|use-modal)/,
    minShareCount: 4,
  },
  {
    name: 'lists',
    test: /packages[\\/]ui[\\/]src[\\/](list-page|lists|choices[\\/]segmented|fields[\\/]search-input|layout[\\/](tabs|use-hidden-sides))|src[\\/]frame[\\/]lists/,
    minShareCount: 4,
  },
  // Every lesson with a practice loads all of these, a few hundred bytes each.
  {
    name: 'practice-parts',
    test: /src[\\/](features[\\/](attempts[\\/](attempt-variant|answer-place|answer-sheet|components[\\/](attempt-status|attempt\.module|quiz-unit\.module|question-skeleton))|quizzes[\\/]shown[\\/]question-sheet\.module)|attempts[\\/](shown-question|rules[\\/]answer-rows)|quizzes[\\/]question-types[\\/]shared[\\/]no-answer)\./,
  },
  // A hundred bytes each, and every lesson loads them.
  {
    name: 'lesson-parts',
    test: /src[\\/](lib[\\/](drawing[\\/]watch-view|outbox[\\/]clock)|features[\\/]blocks[\\/]types[\\/]text[\\/]view\.module)\./,
  },
  // Addresses of the workbench, which its route table reads, and its frame.
  {
    name: 'expert',
    test: /src[\\/](frame[\\/](areas[\\/])?expert[\\/]|features[\\/].*-search\.ts$)/,
    minShareCount: 2,
  },
]

/** What every page has loaded with its entry: to name it again beside each import weighs more than it tells. */
const everywhere = /\/(rolldown-runtime|base|page)-[^/]*$/

/**
 * The parts of a result are as many as there are types of questions. It is asked for while an attempt is being finished, with
 * time to spare: their names in what every attempt loads would weigh more than the round trip that they save. So do those of
 * the account and the sign-in, of a review of another learner's answer, of a list of practices, of notes and of the search, which readers of a lesson meet once in a while, their tools, the
 * banner of a preview, which the team alone sees, and
 * what looks after kept pages, which come at rest, and what sends work that waits on the device.
 */
const loadedInTime =
  /(attempt-result|confirmation|listed-practices|preview-banner|restore|register|login|_-_page_|_review|reader-tools|tab-bar|notes|search|keeping|keep-course-card|\w+-kind)-[^/]*$/

/**
 * The bundler names a chunk of several pages after all of them; every page carries these names. A part names those that come
 * with it: 42 bits tell two builds of one name apart, and weigh less than the usual 48.
 */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash:7].js`

/** The same in both builds: the server names fonts that the browser's build has. */
const assetFileNames = 'assets/[name]-[hash:7][extname]'

/** Frames of an area: every page of it stands in them, so they come with the entry. */
const frames: ReadonlySet<string> = new Set(['/_learner', '/expert'])

/** Routes whose loaders stay in the route table: the document, and the page that most readers read. */
const withLoader: ReadonlySet<string> = new Set(['__root__', '/_learner/courses/$course/$lesson'])

type RouteParts = NonNullable<CodeSplittingOptions['defaultBehavior']>

const splitBehavior = ({ routeId }: { routeId: string }): RouteParts | undefined => {
  if (frames.has(routeId)) return []
  if (withLoader.has(routeId)) return undefined
  return [['loader', 'component', 'errorComponent', 'notFoundComponent']]
}

/**
 * What the client build, the server build and the development server share.
 * @param folder - of the build; the development server makes none
 */
export const webConfig = (folder?: string): InlineConfig => ({
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
      tmpDir: resolve(distRoot, '.router'),
      // A pending component in a split group cannot be rendered under `ssr: false` (React error 419), so it stays out.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'errorComponent', 'notFoundComponent']],
        // What other pages load comes with them: every page carries the route table, and most readers read a lesson.
        splitBehavior,
      },
    }),
    react(),
    learnerRoutesPlugin(),
    uiSourcePlugin(),
    textsPlugin(),
    pdfAssetsPlugin(),
    pageManifestPlugin(folder),
    serviceWorkerPlugin(),
    // React Aria brings its words in 34 languages.
    optimizeLocales.vite({ locales: [...locales] }),
  ],
  css: { modules: { generateScopedName: scopedName() } },
})

/** Short in a build, where every class name travels in page and script; readable in development. */
const scopedName = () =>
  process.env['NODE_ENV'] === 'production' ? '[hash:base64:6]' : '[name]__[local]__[hash:base64:5]'

/** Client build: hashed files under `assets/`, and Vite's manifest for the server. */
export const clientConfig = (folder: string): InlineConfig => ({
  ...webConfig(folder),
  build: {
    outDir: resolve(folder, 'client'),
    emptyOutDir: true,
    manifest: true,
    // A data: address would need its own permission in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies) =>
        dependencies.filter(
          (each) => !everywhere.test(each) && (each.endsWith('.css') || !loadedInTime.test(file)),
        ),
    },
    reportCompressedSize: false,
    // The reader of documents is one large file, loaded by whoever reads one.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      input: ['src/entry-client.tsx', 'src/entry-workbench.tsx'].map((entry) => resolve(webRoot, entry)),
      output: {
        chunkFileNames,
        assetFileNames,
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
})

/**
 * Server build: one self-contained file tree. React is bundled in its production form, because the process that loads it
 * may run without NODE_ENV=production (the demo does).
 */
export const serverConfig = (folder: string): InlineConfig => ({
  ...webConfig(folder),
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: resolve(folder, 'server'),
    emptyOutDir: true,
    ssr: resolve(webRoot, 'src/entry-server.tsx'),
    copyPublicDir: false,
    reportCompressedSize: false,
    minify: false,
    rolldownOptions: { output: { assetFileNames } },
  },
})
