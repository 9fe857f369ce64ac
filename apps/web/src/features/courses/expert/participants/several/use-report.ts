import { csvOf } from '../../../../../lib/downloads/csv.ts'
import { downloadFile } from '../../../../../lib/downloads/download.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { ListedAddress } from './address-list.ts'

/** Gives the list out as a table: each address as it was written, and what became of it. */
export const useReport = () => {
  const { t } = useTexts()
  return (list: readonly ListedAddress[]): void => {
    const head = [t('participants.several_report_address'), t('participants.several_report_state')]
    const rows = list.map(({ email, written, state }) => [
      email ?? written,
      t(`participants.several_state_${state}`),
    ])
    downloadFile(`${t('participants.several_report_name')}.csv`, csvOf([head, ...rows]))
  }
}
