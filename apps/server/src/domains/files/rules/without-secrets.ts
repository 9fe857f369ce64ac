import { playerLogLimits } from '@lectern/contract/files/players.api'

/** Words of a report without what opens anything: passes of links, queries and hashes of addresses; cut to a length. */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(/\/media\/[^/\s]+/g, '/media/…')
    .replaceAll(/(https?:\/\/[^\s?#]*|(?<!\S)\/[^\s?#]*)[?#]\S*/g, '$1')
    .slice(0, playerLogLimits.text)
