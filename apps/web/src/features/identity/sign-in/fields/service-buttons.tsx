import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { KeyRound } from 'lucide-react'
import { Icon } from '@lectern/ui/layout/icon'
import type { ServiceName } from '@lectern/contract/identity/sign-in'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { startService } from '../../api.ts'
import styles from '../enter.module.css'
import { keepServiceKey } from '../kept-service.ts'

interface Service {
  service: ServiceName
  name: string
}

/** Goes to a service, which leads back to the callback page. */
export const goToService = async (
  service: ServiceName,
  body: { next?: string; proof_token?: string },
): Promise<void> => {
  const { data } = await startService({ params: { service }, body })
  keepServiceKey(service, data.browser_key)
  window.location.assign(data.url)
}

/** The ways in that other services offer; nothing where none is switched on. */
export const ServiceButtons = ({ services, next }: { services: readonly Service[]; next: string }) => {
  const { t } = useTexts()
  const going = useAction((service: ServiceName) => goToService(service, { next }))
  if (services.length === 0) return null
  return (
    <>
      <span className={styles.or}>{t('auth.or')}</span>
      <div className={styles.services}>
        {services.map(({ service, name }) => (
          <Button
            key={service}
            size="large"
            wide
            icon={<Icon of={KeyRound} />}
            busy={going.busy}
            onClick={() => going.run(service)}
          >
            {t('auth.continue_with', { service: name })}
          </Button>
        ))}
      </div>
      {going.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(going.error, t)}
        </Notice>
      )}
    </>
  )
}
