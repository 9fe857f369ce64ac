import type { Dependencies } from '../dependencies.ts'
import { noteListeners } from '../facts/heard.ts'
import type { Listener } from '../facts/news.ts'
import type { Domain, House } from './domain.ts'
import { getContributions, getService } from './services.ts'

/**
 * Everybody who makes a house has its listeners known to `record`: servers, whose calls cause what happens, and jobs, which cause and
 * deliver it, make theirs of the same domains.
 *
 * @throws Error when two domains provide the same service
 */
export const createHouse = (dependencies: Dependencies, domains: readonly Domain[]): House => {
  const listeners: Listener[] = []
  const house: House = {
    dependencies,
    domains,
    listeners,
    get: (service) => getService(house, service),
    all: (point) => getContributions(house, point),
  }
  for (const { provides = [] } of domains) for (const provider of provides) provider(house)
  for (const domain of domains) listeners.push(...(domain.listeners?.(house) ?? []))
  noteListeners(dependencies.db, listeners)
  return house
}
