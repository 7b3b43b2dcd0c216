import { choose, getChoice, chosenChoices, type Configuration } from './configuration.ts';
import { matchingSkus } from './matching-skus.ts';
import { inSequence, type Option } from './option.ts';

const maxQueryLength = 4000;

/** A configuration for the address bar, such as 'option.12=1201&option.13=2001'; empty when nothing is chosen. */
export function configurationQuery(options: readonly Option[], configuration: Configuration): string {
  return chosenChoices(options, configuration)
    .map(({ option, choice }) => `option.${option.optionCode}=${choice.code}`)
    .join('&');
}

/** Parses the codes in a query, unchecked; of an option that is named twice, the first counts. */
export function parseConfigurationCodes(query: string): Configuration {
  const configuration: Record<number, number> = {};
  for (const part of query.slice(0, maxQueryLength).replace(/^\?/, '').split('&')) {
    const [, optionCode, choiceCode] = /^option(?:\.|%2e)(\d{1,9})=(\d{1,9})$/i.exec(part) ?? [];
    if (optionCode !== undefined && !Object.hasOwn(configuration, Number(optionCode)))
      configuration[Number(optionCode)] = Number(choiceCode);
  }
  return configuration;
}

/** Filters a configuration to known, enabled choices that are compatible with the previous ones. */
export function validConfiguration(options: readonly Option[], configuration: Configuration): Configuration {
  return inSequence(options).reduce<Configuration>((result, option) => {
    const choice = getChoice(option, configuration[option.optionCode]);
    if (!choice || choice.isDisabled) return result;
    const next = choose(result, option.optionCode, choice.code);
    return matchingSkus(options, next).length > 0 ? next : result;
  }, {});
}

/** Parses a query; choices that are unknown, disabled or incompatible are left out. */
export function parseConfigurationQuery(query: string, options: readonly Option[]): Configuration {
  return validConfiguration(options, parseConfigurationCodes(query));
}
