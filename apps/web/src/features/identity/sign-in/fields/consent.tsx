import type { LegalPage } from '@lectern/contract/schools/schools'
import { AppLink } from '../../../../lib/routing/app-link.tsx'
import { paths } from '../../../../lib/routing/paths.ts'
import { T } from '../../../../lib/texts/index.ts'
import styles from '../enter.module.css'

const toPage = (page: LegalPage) => <AppLink href={paths.legal(page)} target="_blank" />

/** What one agrees to with a new account; nothing where the school has no such pages. */
export const Consent = ({ legal }: { legal: readonly LegalPage[] }) => {
  const [terms, privacy] = [legal.includes('terms'), legal.includes('privacy')]
  if (!terms && !privacy) return null
  return (
    <p className={styles.small}>
      {terms && privacy && (
        <T id="create-account.consent" parts={{ 0: toPage('terms'), 1: toPage('privacy') }} />
      )}
      {terms && !privacy && <T id="create-account.consent_terms" parts={{ 0: toPage('terms') }} />}
      {!terms && privacy && <T id="create-account.consent_privacy" parts={{ 0: toPage('privacy') }} />}
    </p>
  )
}
