import { Dialog } from '@lectern/ui/overlays/dialog'
import { Kbd } from '@lectern/ui/layout/kbd'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './keys-help.module.css'
import type { PageKey } from '../shell-context.ts'
import { commandKey } from './use-keys.ts'

interface KeysHelpProps {
  open: boolean
  close: () => void
  page: readonly PageKey[]
}

/** The keys of the page, shown on `?`. */
export const KeysHelp = ({ open, close, page }: KeysHelpProps) => {
  const { t } = useTexts()
  const everywhere: PageKey[] = [
    { keys: [commandKey(), 'K'], label: t('expert.key_commands') },
    { keys: ['?'], label: t('expert.key_help') },
    { keys: ['['], label: t('expert.key_sidebar') },
  ]
  return (
    <Dialog open={open} onClose={close} title={t('expert.keys')} closeLabel={t('common.close')}>
      <div className={styles.lists}>
        {page.length > 0 && <KeyList name={t('expert.keys_here')} keys={page} />}
        <KeyList name={t('expert.keys_everywhere')} keys={everywhere} />
      </div>
    </Dialog>
  )
}

const KeyList = ({ name, keys }: { name: string; keys: readonly PageKey[] }) => (
  <section>
    <h3 className={styles.name}>{name}</h3>
    <dl className={styles.list}>
      {keys.map((key) => (
        <div key={key.label} className={styles.line}>
          <dt>{key.label}</dt>
          <dd>
            <Kbd keys={key.keys} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
