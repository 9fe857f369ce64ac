import { afterEach, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import '@lectern/ui/theme/fonts.css'
import '@lectern/ui/theme/tokens.css'
import '@lectern/ui/theme/brand.css'
import '@lectern/ui/theme/base.css'
import { endNetwork, startNetwork } from './network.ts'

// Files share one page, and the package takes parts away by itself only in the first file that imports it.
beforeEach(cleanup)
beforeEach(startNetwork)
afterEach(endNetwork)
