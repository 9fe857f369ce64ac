export { HtmlFrame } from './html-frame.tsx'
export { LiveText } from './live-text.tsx'
export { SiteFrame } from './site-frame.tsx'
