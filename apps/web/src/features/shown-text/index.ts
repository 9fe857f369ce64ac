export { HtmlFrame } from './html-frame.tsx'
export { LiveText } from './live-text.tsx'
export { loadFonts } from './load-fonts.ts'
export { SiteFrame } from './site-frame.tsx'
