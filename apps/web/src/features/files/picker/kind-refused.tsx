import type { FileKind } from '@lectern/contract/files/kinds'
import { useTexts } from '../../../lib/texts/index.ts'
import { kindsTaken } from './accept-words.ts'
import textStyles from '@lectern/ui/text/text.module.css'

/** The kinds that are taken here, as words of a sentence; empty when every kind is. */
export const useKindsTaken = (kinds: readonly FileKind[]): string => {
  const { t, locale } = useTexts()
  const names = kindsTaken(kinds).map((id) => t(id))
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}

/** A file of another kind than the place takes. */
export const KindRefused = ({ name, kinds }: { name: string; kinds: readonly FileKind[] }) => {
  const { t } = useTexts()
  const taken = useKindsTaken(kinds)
  return (
    <p role="alert" className={textStyles.wrong}>
      {t('files.kind_refused', { name, kinds: taken })}
    </p>
  )
}
