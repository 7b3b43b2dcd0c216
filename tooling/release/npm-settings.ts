/** Settings of npm for an app that installs our packages from `registry`. */
export const npmSettings = (registry: string): string => `@settee:registry=${registry}\nfund=false\naudit=false\n`;
