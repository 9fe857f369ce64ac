import { providerNameOf } from '@lectern/contract/payments/provider-names'
import { Icon } from '@lectern/ui/layout/icon'
import { Landmark } from 'lucide-react'
import styles from './systems.module.css'

/** A letter on a ground of its own for each payment system; a bank for money that is taken by hand. */
export const ProviderMark = ({ provider }: { provider: number }) => {
  const name = providerNameOf(provider)
  return (
    <span className={styles.mark} data-provider={provider} aria-hidden="true">
      {name === undefined ? <Icon of={Landmark} size={20} /> : name.slice(0, 1)}
    </span>
  )
}
