import { Banner } from '@lectern/ui/feedback/notice'
import { Wifi, WifiOff } from 'lucide-react'
import { useTexts } from '../../lib/texts/index.ts'
import { useConnection } from './use-connection.ts'

/** Across the top while the connection is bad or gone. */
export const ConnectionBanner = () => {
  const { t } = useTexts()
  const connection = useConnection()
  if (connection === 'good') return null
  return (
    <Banner tone={connection === 'none' ? 'danger' : 'warning'} icon={connection === 'none' ? WifiOff : Wifi}>
      {t(connection === 'none' ? 'common.connection_none' : 'common.connection_bad')}
    </Banner>
  )
}
