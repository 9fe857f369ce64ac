import type { PublicSchool } from '@lectern/contract/schools/schools'
import { restoringScript } from '../../features/lessons/index.ts'
import type { Theme } from '../../app-context.ts'

/** The ground of the page in each theme, for the bars that a device draws around it. */
const grounds = { light: '#fdfdfe', dark: '#101218' } as const

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * A browser offers to install the page once, before any script of ours is here: the offer is kept for the entry in the menu, and
 * no banner appears.
 */
const keepOffer =
  "addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.lecternInstall=e});addEventListener('appinstalled',()=>{delete window.lecternInstall})"

const themeColors = (theme: Theme): string =>
  theme === 'auto'
    ? Object.entries(grounds)
        .map(
          ([name, color]) =>
            `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="${color}">`,
        )
        .join('')
    : `<meta name="theme-color" content="${grounds[theme]}">`

/**
 * The page of a school with what lets devices install it, and set as its reader likes texts. The browser's own copy of the page needs none of this, so that no
 * script carries it.
 */
export const withInstallation = (
  html: string,
  school: Pick<PublicSchool, 'name'> | undefined,
  { theme, nonce }: { theme: Theme; nonce: string },
): string => {
  if (!school) return html
  const tags = [
    '<link rel="manifest" href="/manifest.webmanifest">',
    themeColors(theme),
    '<meta name="mobile-web-app-capable" content="yes"><meta name="apple-mobile-web-app-capable" content="yes">',
    `<meta name="apple-mobile-web-app-title" content="${escapeText(school.name)}">`,
    '<link rel="apple-touch-icon" href="/app-icon-192.png">',
    `<script nonce="${nonce}">${keepOffer};${restoringScript}</script>`,
  ]
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}
