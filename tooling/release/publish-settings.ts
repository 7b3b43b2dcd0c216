type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings of a release as environment variables of npm; without any, npm's default registry is used. Throws
 * for invalid values.
 *
 * - `SETTEE_REGISTRY`: URL of the registry that packages are published to, such as an internal one
 * - `SETTEE_PROVENANCE`: `true` adds a signed statement of the commit and the workflow; needs a CI that npm supports
 */
export function publishSettings(environment: Environment): Record<string, string> {
  const registry = environment['SETTEE_REGISTRY'] ?? '';
  const provenance = environment['SETTEE_PROVENANCE'] ?? '';
  if (registry !== '' && !/^https?:$/.test(URL.parse(registry)?.protocol ?? ''))
    throw new Error(`SETTEE_REGISTRY is not an http URL: ${registry}`);
  if (provenance !== '' && provenance !== 'true' && provenance !== 'false')
    throw new Error(`SETTEE_PROVENANCE is true or false, not ${provenance}`);
  return {
    ...(registry && { npm_config_registry: registry, 'npm_config_@settee:registry': registry }),
    ...(provenance && { npm_config_provenance: provenance }),
  };
}
