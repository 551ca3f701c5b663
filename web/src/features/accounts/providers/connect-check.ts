import { passwordToConnect } from '@chargerota/contract/forms';
import { zodResolver } from '@hookform/resolvers/zod';

export const checkConnect = zodResolver(passwordToConnect);
