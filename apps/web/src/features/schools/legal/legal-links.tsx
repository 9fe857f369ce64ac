import type { PublicSchool } from '@lectern/contract/schools/schools'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'

const helpLinks = [
  { name: 'support', text: 'common.support' },
  { name: 'news', text: 'common.news' },
  { name: 'call', text: 'common.book_call' },
] as const

/** The school's legal pages and its help, quietly at the foot of a page, in the reader's language. */
export const LegalLinks = ({ school: { legal_pages, links } }: { school: PublicSchool }) => {
  const { t } = useTexts()
  return (
    <>
      {legal_pages.map((page) => (
        <AppLink key={page} href={paths.legal(page)}>
          {t(`common.legal_${page}`)}
        </AppLink>
      ))}
      {helpLinks.map(({ name, text }) => {
        const href = links[name]
        return (
          href && (
            <a key={name} href={href} target="_blank" rel="noreferrer">
              {t(text)}
            </a>
          )
        )
      })}
    </>
  )
}
