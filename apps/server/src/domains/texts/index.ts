export { registerTexts } from './texts.routes.ts'
