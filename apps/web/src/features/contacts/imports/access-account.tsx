import { importAccessOutcomes } from '@lectern/contract/contacts/imports/import-access'
import type { ContactImport } from '@lectern/contract/contacts/imports/contact-imports'
import { Notice } from '@lectern/ui/feedback/notice'
import { KeyRound } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { useProducts } from '../bulk/access-fields.tsx'

/** Who gets access to the product, and who does not and why. */
export const AccessAccount = ({ imported: { access, rules } }: { imported: ContactImport }) => {
  const { t } = useTexts()
  const products = useProducts()
  if (access === null || !rules?.access) return null
  const { product_id: productId } = rules.access
  const product = products.find(({ value }) => value === productId)?.label ?? ''
  const others = importAccessOutcomes.flatMap((outcome) =>
    outcome === 'given' || access[outcome] === 0
      ? []
      : [t(`contact-imports.access_of_${outcome}`, { count: access[outcome] })],
  )
  return (
    <Notice icon={KeyRound} title={t('contact-imports.access_of_given', { count: access.given, product })}>
      {others.join(' · ')}
    </Notice>
  )
}
