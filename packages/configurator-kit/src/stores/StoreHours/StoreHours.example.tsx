import { StoreHours, type StoreHoursProps } from '@settee/configurator-kit';

const day = { opens: '10:00', closes: '19:00' };
const hours: StoreHoursProps['hours'] = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: null };

export function StoreHoursExample() {
  return <StoreHours hours={hours} />;
}
