import { printTouches } from './touches.ts'

// `npm run touches`
printTouches()
