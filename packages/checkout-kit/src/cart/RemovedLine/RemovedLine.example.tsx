import { RemovedLine } from '@settee/checkout-kit';

export function RemovedLineExample() {
  return (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      <RemovedLine name="Alder 3-Seat Sofa" onUndo={() => console.log('undone')} />
    </ul>
  );
}
