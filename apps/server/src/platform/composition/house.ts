import type { Dependencies } from '../dependencies.ts'
import type { Domain, House } from './domain.ts'
import { getContributions, getService } from './services.ts'

/** @throws Error when two domains provide the same service */
export const createHouse = (dependencies: Dependencies, domains: readonly Domain[]): House => {
  const house: House = {
    dependencies,
    domains,
    get: (service) => getService(house, service),
    all: (point) => getContributions(house, point),
  }
  for (const { provides = [] } of domains) for (const provider of provides) provider(house)
  return house
}
