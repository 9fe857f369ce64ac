import { expect, test } from 'vitest'
import { bindPageManifest, readRouteFiles } from './page-manifest.ts'

const routeTree = `
import { Route as rootRouteImport } from './routes/__root.tsx'
import { Route as LoginRouteImport } from './routes/login.tsx'
import { Route as CoursesCourseIndexRouteImport } from './routes/courses/$course/index.tsx'
const LoginRoute = LoginRouteImport.update({ id: '/login' } as any)
export interface FileRoutesById {
  __root__: typeof rootRouteImport
  '/login': typeof LoginRoute
  '/courses/$course/': typeof CoursesCourseIndexRouteWithChildren
}
`

test('route ids find their files', () => {
  expect([...readRouteFiles(routeTree)]).toEqual([
    ['/login', 'src/routes/login.tsx'],
    ['/courses/$course/', 'src/routes/courses/$course/index.tsx'],
  ])
})

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_base.js'],
    css: ['assets/entry.css'],
  },
  '_base.js': { file: 'assets/base.js' },
  '_form.js': { file: 'assets/form.js', css: ['assets/form.css'], imports: ['_base.js'] },
  'src/routes/login.tsx?tsr-split=component': { file: 'assets/login.js', imports: ['_base.js', '_form.js'] },
}

test('each page names what its routes need beyond the entry', () => {
  expect(bindPageManifest(manifest, readRouteFiles(routeTree)).routes).toEqual({
    __root__: {
      preloads: ['/assets/entry.js', '/assets/base.js'],
      css: ['/assets/entry.css'],
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/entry.js' } }],
    },
    '/login': { preloads: ['/assets/login.js', '/assets/form.js'], css: ['/assets/form.css'] },
  })
})

test('a chunk that no route claims fails the build', () => {
  const stray = { ...manifest, 'src/routes/gone.tsx?tsr-split=component': { file: 'assets/gone.js' } }
  expect(() => bindPageManifest(stray, readRouteFiles(routeTree))).toThrow('src/routes/gone.tsx')
})
