import { FavoriteHeart } from '@settee/configurator-kit';
import { useState } from 'react';

export function FavoriteHeartExample() {
  const [saved, setSaved] = useState(false);
  return <FavoriteHeart name="Alder Sofa" saved={saved} onClick={() => setSaved(!saved)} />;
}
