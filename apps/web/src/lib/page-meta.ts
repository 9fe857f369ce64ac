import { translateWith, type TextId, type Texts } from './texts/index.ts'

/** The name that page titles end with. */
export const applicationName = 'Lectern'

interface PageTexts {
  title: TextId | { text: string }
  description?: TextId | { text: string }
}

/** Title, description and sharing tags of a page: from texts by id, or written by an author. */
export const pageMeta = ({ i18n }: Texts, page: PageTexts) => {
  const t = translateWith(i18n)
  const textOf = (part: TextId | { text: string }) => (typeof part === 'string' ? t(part) : part.text)
  const title = textOf(page.title)
  const description = page.description === undefined ? undefined : textOf(page.description)
  return {
    meta: [
      { title: `${title} · ${applicationName}` },
      { property: 'og:title', content: title },
      { property: 'og:site_name', content: applicationName },
      ...(description === undefined
        ? []
        : [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]),
    ],
  }
}
