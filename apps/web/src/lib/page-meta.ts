import { type PageMatch, schoolOf } from './routing/page-school.ts'
import { translateWith, type TextId, type Texts } from './texts/index.ts'

/** The name of the product, with which titles end that no school's name ends. */
export const applicationName = 'Lectern'

interface PageTexts {
  title: TextId | { text: string }
  description?: TextId | { text: string }
}

interface PageHead {
  readonly match: {
    readonly context: { readonly texts: Pick<Texts, 'i18n'>; readonly schoolName?: string | undefined }
  }
  readonly matches: readonly PageMatch[]
}

/** What titles end with: the school on its own pages, in the workbench the school that is worked on and the product. */
export const titleEnd = ({ match, matches }: PageHead): string[] => {
  const { schoolName } = match.context
  const school = schoolOf(matches)?.name
  if (school !== undefined) return [school]
  return schoolName === undefined ? [applicationName] : [schoolName, applicationName]
}

interface TitleTag {
  title: string
}

/**
 * Tags of the document itself, which count while the page below is still on its way: the title that stands in the browser's
 * tab stays there until the new one is known.
 */
export const keepTitle = <Tag extends object>(
  { meta }: { readonly meta: readonly (Tag | TitleTag)[] },
  standing: () => string,
) => ({
  meta: meta.map((tag) =>
    'title' in tag
      ? {
          get title() {
            return standing() || tag.title
          },
        }
      : tag,
  ),
})

/** Title, description and sharing tags of a page: from texts by id, or written by an author. */
export const pageMeta = (head: PageHead, page: PageTexts) => {
  const t = translateWith(head.match.context.texts.i18n)
  const textOf = (part: TextId | { text: string }) => (typeof part === 'string' ? t(part) : part.text)
  const title = textOf(page.title)
  const description = page.description === undefined ? undefined : textOf(page.description)
  const end = titleEnd(head)
  return {
    meta: [
      // The front page of a school is named after it, once.
      { title: [...(title === end[0] ? [] : [title]), ...end].join(' · ') },
      { property: 'og:title', content: title },
      { property: 'og:site_name', content: end[0] ?? applicationName },
      ...(description === undefined
        ? []
        : // One tag for searching and for sharing.
          [{ name: 'description', property: 'og:description', content: description }]),
    ],
  }
}
