import { useLoaderData, useParams } from '@tanstack/react-router'
import type { LegalPage as Page } from '@lectern/contract/schools/schools'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import styles from './legal-page.module.css'

const titles: Record<Page, TextId> = {
  terms: 'common.legal_terms',
  privacy: 'common.legal_privacy',
  cookies: 'common.legal_cookies',
}

const isHeading = (paragraph: string): boolean => /^#{1,3} \S/.test(paragraph)

/** A legal text of the school: plain text, where a line that begins with `#` is a heading. */
export const LegalPage = () => {
  const { t } = useTexts()
  const { page } = useParams({ from: '/_learner/legal/$page' })
  const { text, language } = useLoaderData({ from: '/_learner/legal/$page' })
  // oxlint-disable react/no-array-index-key -- the paragraphs of a text keep their order
  const title = Object.entries(titles).find(([name]) => name === page)?.[1]
  return (
    <article className={styles.page} lang={language}>
      <h1 className={styles.title}>{title && t(title)}</h1>
      {text.split(/\n{2,}/).map((paragraph, at) =>
        isHeading(paragraph) ? (
          <h2 key={at} className={styles.heading}>
            {paragraph.replace(/^#+ /, '')}
          </h2>
        ) : (
          <p key={at} className={styles.paragraph}>
            {paragraph}
          </p>
        ),
      )}
    </article>
  )
}
