import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { LayoutList } from 'lucide-react'
import { useState } from 'react'
import { useOwnSetting } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { ColumnsDialog } from '../../../views/index.ts'
import { type CardField, cardFields, mostCardFields, readCardFields, usualCardFields } from './card-fields.ts'

const setting = 'orders-card'

/** How the fields of a card are called. */
export const useFieldNames = (): Readonly<Record<CardField, string>> => {
  const { t } = useTexts()
  return {
    ...{ offer: t('order-desk.what'), paid: t('order-desk.paid_line'), next: t('order-desk.next') },
    ...{ days_in_stage: t('order-desk.column_days'), manager: t('order-board.manager') },
    ...{ comments: t('order-desk.comments'), email: t('order-desk.column_email') },
    ...{ phone: t('order-desk.column_phone'), method: t('order-desk.column_method') },
    ...{ source: t('order-desk.column_source'), created: t('order-desk.date') },
    refunded: t('order-desk.refunded_line'),
  }
}

/** What cards tell, as each person chooses it for themselves. */
export const useCardFields = () => {
  const { t } = useTexts()
  const { value, keep } = useOwnSetting(setting, true)
  const [isChoosing, setChoosing] = useState(false)
  const names = useFieldNames()
  const fields = readCardFields(value)
  return {
    fields,
    button: (
      <Button variant="quiet" icon={<Icon of={LayoutList} />} onClick={() => setChoosing(true)}>
        {t('order-board.card_fields')}
      </Button>
    ),
    dialog: isChoosing && (
      <ColumnsDialog
        words={{
          title: t('order-board.card_fields'),
          text: t('order-board.card_fields_text', { count: mostCardFields }),
          shown: t('order-board.card_fields_shown'),
          more: t('order-board.card_fields_more'),
        }}
        most={mostCardFields}
        offered={cardFields.map((id) => ({ id, header: names[id] }))}
        chosen={fields}
        usual={usualCardFields}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false)
          keep(chosen)
        }}
      />
    ),
  }
}
