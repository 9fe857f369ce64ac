import { mayImport } from '@lectern/contract/contacts/imports/contact-imports.api'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { FileUp } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'

/** Whether somebody with these rights may import: they compare a file with everybody of the school. */
export const mayImportBy = (held: ReadonlySet<string>): boolean =>
  mayImport.anyOf.some((right) => held.has(right)) && mayImport.alsoAnyOf.some((right) => held.has(right))

/** The way to the imports of contacts, or straight to a new one. */
export const ImportLink = ({ isNew = false }: { isNew?: boolean }) => {
  const { t } = useTexts()
  return (
    <Link
      className={buttonClass({})}
      href={isNew ? '/expert/crm/contacts/import?new=true' : '/expert/crm/contacts/import'}
    >
      <Icon of={FileUp} />
      {t(isNew ? 'contacts.import_from_file' : 'contacts.import')}
    </Link>
  )
}
