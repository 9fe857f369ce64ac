import { importConsentOutcomes } from '@lectern/contract/contacts/imports/import-consents'
import type { ContactImport } from '@lectern/contract/contacts/imports/contact-imports'
import { Notice } from '@lectern/ui/feedback/notice'
import { ShieldCheck } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'

/** Whose yes and no the file brings, and which of them are not taken and why. */
export const ConsentAccount = ({ imported: { consents } }: { imported: ContactImport }) => {
  const { t } = useTexts()
  if (consents === null) return null
  const others = importConsentOutcomes.flatMap((outcome) =>
    outcome === 'granted' || consents[outcome] === 0
      ? []
      : [t(`contact-imports.consents_${outcome}`, { count: consents[outcome] })],
  )
  return (
    <Notice icon={ShieldCheck} title={t('contact-imports.consents_granted', { count: consents.granted })}>
      {others.join(' · ')}
    </Notice>
  )
}
